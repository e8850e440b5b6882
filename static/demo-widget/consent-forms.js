/**
 * Stands in for the external consent form widget in development, demos and tests. What a page may ask
 * of it is described in src/features/contact-form/consent-widget.ts. As many widgets do, it loads its
 * parts, its texts and its style sheet once a form is asked for.
 */
;(function () {
  'use strict'

  const script = document.currentScript
  const source = (script && script.getAttribute('src')) || '/demo-widget/consent-forms.js'
  const languages = ['en', 'it', 'de', 'fr', 'es', 'pt', 'pt-br']

  /**
   * The language of a form: English where there is none of a locale's. A locale without a country
   * has that of the page, as Brazilian differs from Portuguese.
   */
  function languageFor(locale) {
    const page = document.documentElement.lang.toLowerCase()
    const asked = locale === 'auto' ? page : locale.toLowerCase().replace('_', '-')
    const tag = page.startsWith(`${asked}-`) ? page : asked
    return [tag, tag.split('-')[0]].find((each) => languages.includes(each)) || 'en'
  }

  let styles = null

  /** Adds the style sheet, which lies beside the script, once. A form without it is still a form. */
  function loadStyles() {
    styles ??= new Promise((resolve) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = source.replace(/\.js(?=$|\?)/, '.css')
      link.onload = link.onerror = resolve
      document.head.append(link)
    })
    return styles
  }

  /** Draws a form into its container; see `ConsentFormSettings`. */
  function init({ locale, container, ...settings }) {
    const language = languageFor(locale)
    let form = null
    let isWanted = true

    Promise.all([import('./form.js'), import(`./texts/${language}.js`), loadStyles()])
      .then(([{ drawForm }, { texts }]) => {
        if (isWanted) form = drawForm({ ...settings, container, texts })
      })
      .catch((error) => console.error('The demo widget could not be loaded.', error))

    return {
      destroy() {
        isWanted = false
        if (form) form.destroy()
      },
    }
  }

  // Whoever loads the script twice goes on with the first one.
  window.ConsentForms ??= { init }
})()
