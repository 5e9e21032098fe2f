/** The little that every page does with script; everything here also works without it, one step slower. */

const menu = document.querySelector<HTMLDialogElement>('dialog#menu')

// Browsers without invoker commands need to be told what the menu button does.
if (!('commandForElement' in HTMLButtonElement.prototype))
  document.querySelector('[commandfor="menu"]')?.addEventListener('click', () => menu?.showModal())

// Choosing a calculator closes the menu, also when the page comes back from the back-forward cache.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

// The pages are built once and read for years.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear())
