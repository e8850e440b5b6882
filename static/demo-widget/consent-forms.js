/**
 * Stands in for the external consent form widget. Its parts, texts and styles come with the first
 * form.
 */
;(function () {
  'use strict'

  const script = document.currentScript
  const source = (script && script.getAttribute('src')) || '/demo-widget/consent-forms.js'
  const languages = ['en', 'it', 'de', 'fr', 'es', 'pt', 'pt-br']

  /** The forms with fields and texts of their own, in the folder `forms`. */
  const definitions = {
    'SXM-CAREERS': 'application',
    'SXM-QUOTE': 'quotation',
    'SXM-QUOTE-MACHINERY': 'machinery-quotation',
    'SXM-QUOTE-SOFTWARE': 'software-quotation',
    'SXM-REGISTER': 'registration',
    'SXM-SERVICE': 'service',
    'SXM-SPARES': 'spare-parts',
  }

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
    const name = definitions[settings.form]
    const definition = import(name ? `./forms/${name}/${language}.js` : `./texts/${language}.js`)

    Promise.all([import('./form.js'), definition, loadStyles()])
      .then(([{ drawForm }, { texts, fields }]) => {
        if (isWanted) form = drawForm({ ...settings, container, texts, fields })
      })
      .catch((/** @type {unknown} */ error) =>
        console.error('The demo widget could not be loaded.', error),
      )

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
