/*
 * Loads Google's tag manager, for visitors who allow it (src/features/privacy). Its consent mode denies
 * everything by default and is told what is allowed, and what is taken back. A file, because the tag manager
 * takes commands as `arguments`, and because nobody downloads it who does not allow it.
 */
{
  const { container } = document.currentScript.dataset
  const layer = (window.dataLayer ??= [])
  const command = function () {
    return arguments
  }
  const mode = (statistics) => ({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: statistics ? 'granted' : 'denied',
  })
  // Before the events that the page has told of already.
  layer.unshift(
    command('consent', 'default', mode(false)),
    command('consent', 'update', mode(true)),
    { 'gtm.start': Date.now(), event: 'gtm.js' },
  )
  window.addEventListener('tag-manager-consent', ({ detail: statistics }) =>
    layer.push(command('consent', 'update', mode(statistics))),
  )
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`
  document.head.append(script)
}
