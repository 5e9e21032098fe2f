/** The little that every page does with script; everything here also works without it, one step slower. */

const menu = document.querySelector<HTMLDialogElement>('dialog#menu')

// Browsers without invoker commands need to be told what the menu button does.
if (!('commandForElement' in HTMLButtonElement.prototype))
  document.querySelector('[commandfor="menu"]')?.addEventListener('click', () => menu?.showModal())

// Choosing a calculator closes the menu, also when the page comes back from the back-forward cache.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

// Script that a field needs waits in a template until the field is first used.
for (const waiting of document.querySelectorAll<HTMLTemplateElement>('template[data-for]')) {
  const field = document.querySelector(`#${waiting.dataset.for}`)
  const load = () => waiting.replaceWith(waiting.content)
  field?.addEventListener('focus', load, { once: true })
  if (field === document.activeElement) load()
}

// A wide screen has a button that leads straight to the field in the menu.
document.querySelector('[data-opens=menu-search]')?.addEventListener('click', () => {
  menu?.showModal()
  menu?.querySelector('input')?.focus()
})

// The pages are built once and read for years.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear())
