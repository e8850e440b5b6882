/*
 * For a page that a function sends at an address of the function (src/functions/search-page): says where the
 * page stands before the site's scripts look for a page of that address. A file, because the security
 * policy allows no inline script but those of the build.
 */
{
  const { path } = document.currentScript.dataset
  history.replaceState(null, '', path + location.search)
}
