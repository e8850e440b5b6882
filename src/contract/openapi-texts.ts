/** A description of each named schema for the generated document. A test keeps it complete. */
export const schemaTexts: Readonly<Record<string, string>> = {
  Address:
    'An absolute address (http, https, mailto, tel) or a path on the content service’s own host that starts with one slash. Other protocols are refused, and so are backslashes, blanks, control characters and marks that nobody sees, a user name or password, and a host that is no name.',
  AnswerPath:
    'The address of an answer below its site, without a query: `/entries/newsAndEvents/stone-fair.json`.',
  Block:
    'A part of a page that editors compose, told apart by `type`. A type that the site does not know is left out and reported, never an error.',
  CallToAction: 'A button. Exactly one of `actionUrl`, `actionFile` and `actionPage` is expected.',
  CategoryReference: 'The category that a product’s address goes through.',
  Changes:
    'The changes in a site since an earlier call. The next call sends `until` as `since`. `addresses` are the answers that changed, appeared or disappeared; too many do no harm. `files` are the files that were replaced at their address. `complete` is false if some changes are not named. The website then requests everything.',
  Code: 'A code that people print and type: letters, digits and single separators, at most 64 characters. An integer is its digits.',
  CompanyInfo:
    'The company: names, VAT number, how to reach it, its profiles on social networks. `icon` is a square SVG or PNG (512 pixels or more) that browsers and home screens show; without it they show the initials of `shortName`.',
  Country:
    'A country by its code of two letters that ISO 3166-1 has assigned (`GB`, not `UK`; no `EU`).',
  Date: 'A calendar day or an instant, ISO 8601. An instant without an offset is read in the content’s time zone (`CONTENT_TIME_ZONE`, UTC when not set).',
  Document: 'A file to download; `size` in bytes.',
  EmbedAddress:
    'An address of https with a host name of several labels (`https://maps.example.com/place`), without user and password: its origin becomes part of the security policy of the site. Of YouTube and Vimeo the address of a film’s page or player, with or without `https:`.',
  Entry:
    'A page of content. `guard` names the page’s own validity check; a page whose check fails is a 404. `dateUpdated` says when editors last changed it; it dates the page in sitemaps and feeds.',
  Error: 'The body of every error answer; `code` equals the HTTP status.',
  Fact: 'A fact for a reader at a glance: a label and its value.',
  Figure: 'One figure that sells: label, value as it is written for the locale, unit.',
  FigureMeaning:
    'The meaning that figures of different names share, such as the power of a blade motor and of a spindle. `key` is the same in all sites; `label` is their common name. A comparison shows them in one row, and the filters offer one range.',
  KeyFigure:
    'A figure that a product can be chosen by. `key` is the same in all sites, where `label` is translated: it lets an address of the filtered catalogue hold in every language. Without it the figure is shown and compared, and offers no range to choose from.',
  FilePath: 'A file on the service’s own host: `/media/arcus-625.jpg`.',
  FilterOption:
    'An option of a filter list. Options of `productsCategories` carry `slug` and `code` too. `active` false hides the option. Options with the same `group` are offered together below that title.',
  Focus: 'A place in an image as fractions of its width and height; 0,0 is the top left corner.',
  FormDefinition:
    'A form of the external consent widget; `code` is the widget’s id for it. A form with the category `no-pubblication` is not offered.',
  FormPurpose: 'A purpose that visitors pick, with the forms that serve it.',
  Forms: 'All forms, by purpose.',
  GlobalConfigs:
    'The newsletter box (names of the routes that show it, texts, action), the menu’s highlights, the addresses of the logins, what all products tell a buyer.',
  Handle: 'A name in the content model: a section, a fixed page, a type, a page guard.',
  Html: 'Text with markup. It is sanitised when it is read: scripts, handlers, inline styles and unknown protocols are dropped, and a medium becomes a link to it. Markup without any visible text, `<p>&nbsp;</p>`, is no text.',
  Id: 'An element’s id, a string or an integer; the same number and string are the same id.',
  Image:
    'An image. `src` is the original, `width` and `height` are its pixels. `url`, on an `ogImage` only, is a cut made for sharing, to be used as it stands.',
  ListingItem:
    'An entry in a list. `dateUpdated` as an instant promises that the entry’s own answer has not changed since.',
  Locale: 'A language version. The website makes it from the site and never requests it.',
  Location:
    'A place in the locator. Coordinates in degrees, WGS 84. Hours as schema.org writes `openingHours`, by the clocks of `timeZone`; `onCallHours` are those in which the technical service answers beyond them.',
  Logins:
    'Where the user menu leads: https addresses, or paths of the website. A login without an address is a placeholder.',
  MediaItem:
    'An image, or a video with its poster image. `sources` are MP4 or WebM files at any address, which the build copies.',
  MenuPage:
    'An item of a navigation list. `section` and `slug` say which page; `externalUrl` wins over both; type `passive` is a heading without a link.',
  Navigation: 'All navigation lists of a site.',
  NavigationAction: 'An extra button of a menu panel.',
  NavigationHighlight: 'An entry that is shown beside the main menu.',
  NavigationTeaser: 'A picture with a call to action beside the children of a menu item.',
  OnCall:
    'The technical service’s telephone for nights and weekends, when no place near a visitor answers. The label of `phone` names the place that answers. `openingHours` as in `Location`, `Mo-Su 00:00-24:00` for any hour. `text` is the one rule for nights and weekends; a `serviceHours` block shows it.',
  Outline:
    'The line drawing of a machine: front, left side, and plan with the front below. Each view is an SVG path of `M`, `L` and `Z` with whole numbers from 0 to 1000, from the top left corner to the whole width and height. Closed parts are the silhouette, open parts the edges within it. The website stretches it to the sizes of each version.',
  PageReference:
    'Another page of the same site: its content section and, where it has one, its slug path.',
  Pagination: 'Where a page of a collection stands in the whole (Craft CMS Element API).',
  PostalAddress: 'Where the company is.',
  Product:
    'A product as lists show it. All reference lists hold ids of the filter list of their name. `dateUpdated` as an instant promises that the product’s own answer has not changed since.',
  ProductCategory:
    'A product category with all that its page shows. `dateUpdated` says when editors last changed it.',
  ProductData: 'Technical data of a product version, written for the site’s locale.',
  ProductDetail:
    'A product with all that its page shows. `dateUpdated` says when editors last changed it.',
  ProductDimensions:
    'How large a machine is, from which its dimension drawing is made: millimetres and kilograms in every site. `code` is that of the version, or of the product where it has none.',
  ProductFact:
    'A fact for a buyer beside the machine itself. Facts of the same `key` are one: a category’s fields replace those of the default (`globalConfigs`), and a product’s fields replace those of its category. It leads to `actionUrl`, else to `actionPage`, there to the element with the id `anchor`. Shown when it has a title and a text and is not `hidden`.',
  ProductFacts:
    'The facts that all products of a site share, in the order in which they are shown, and the title above them.',
  ProductFeature:
    'A paragraph of the product page with its own picture, and the figures that prove it.',
  ProductVersion: 'A version of a product, for example with another number of axes.',
  SearchResult:
    'A search result. `section`, `type` and `slug` say which page, `anchor` which part of it (the id of its element there); `label` names the section to people; a `document` opens by itself.',
  Seo: 'Metadata of one page. `metaTitle` is used without the site’s suffix.',
  Shortlink: 'Where a short link leads: an external address, or a section with a slug path.',
  Site: 'A regional site. `name` reads `Language (REGION)` and is split at the first space.',
  SiteHandle: 'A site: `ww` is worldwide, the others are language and region, such as `de_eu`.',
  SiteRegion:
    'A region of the world with its sites; the worldwide site stands in a region of its own.',
  SiteSeo: 'A site’s defaults of page metadata; `suffix` is added to titles.',
  SitemapEntry: 'An entry of a dynamic part of the sitemap.',
  PageSlug:
    'A slug that a page’s address ends with or goes through: any but `index` and `404`, which name files of the site.',
  Slug: 'One segment of an address: lower-case letters, digits, single hyphens or underscores, at most 120 characters.',
  Supports:
    'The points that a machine stands on, in a grid about its middle seen from above: how many along and across it, how far from one to the next in millimetres, and the most that one of them carries in kilonewtons.',
  TechnicalGroup: 'A titled group of technical data.',
  TechnicalValue:
    'One line of technical data; `value` is already written for the site’s locale. A comparison puts lines of several products in one row if they have the same `meaning`, or else the same `key`, or else the same label in the same group.',
  Translations:
    'The versions of an entry in other sites: site handle → slug path within its section (for a product `category/slug`). Its own site may be listed too.',
  WorkingArea:
    'The surface on which a machine works, seen from above, in millimetres: a table, or a belt as long as the machine.',
}
