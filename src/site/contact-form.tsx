import styles from './contact-form.module.css'

/** Sends nothing: a form with the method "dialog" outside a dialog has nowhere to go. */
export function ContactForm() {
  return (
    <form method="dialog" noValidate className={styles.contact}>
      <p id="not-connected">
        This form is not connected: pressing the button sends nothing, and what you type stays on this page.
      </p>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" type="text" autoComplete="name" />
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="email" />
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" rows={6} />
      <button type="submit" aria-describedby="not-connected">
        Send Message
      </button>
      <p>Nothing is sent.</p>
    </form>
  )
}
