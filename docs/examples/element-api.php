<?php

/**
 * The endpoints of a site for Craft CMS 4 or 5 with the Element API plugin: `config/element-api.php`.
 *
 * Handles of sections, fields and global sets are this example's own, apart from those of sections and
 * sites, which are the website's. It assumes:
 * - a site per website (`ww`, `de_eu` …), so that Craft's site handle is the `{site}` of the address,
 * - fixed pages as singles whose handle is the page's with `Page` (`homePage`, `newsAndEventsPage`),
 *   because a channel often has the page's own name,
 * - filter lists as category groups of the list's name (`pressCategories`),
 * - a channel `products` and one `productsCategories`, each with a plain text field `code`,
 * - a channel `shortlinks` whose titles are the printed codes,
 * - places in channels such as `branchesPlaces`, menus in structures such as `mainNavigation`,
 * - what a buyer wants to know (`facts` of products, categories and the global set `globalConfigs`) as a Matrix
 *   field with the plain text fields `key`, `heading`, `text`, `anchor`, a light switch `isHidden` and an entry field
 *   `target`,
 * - a product's `versions` as a Matrix field with `code`, `heading` and the number fields `length`, `width`, `height`
 *   (millimetres) and `weight` (kilograms),
 * - opening hours as a table field with one column `hours` (`Mo-Fr 08:00-17:00`),
 * - events with two date fields, `startDate` and `endDate`; one without `startDate` takes place on request.
 *
 * `config/general.php` needs another name for Craft's own tokens, because the website sends its preview
 * token as `token`: `->tokenParam('craft-token')`.
 */

use craft\base\ElementInterface;
use craft\elements\Asset;
use craft\elements\Category;
use craft\elements\Entry;
use craft\elements\GlobalSet;
use craft\helpers\App;
use League\Fractal\Resource\Collection;
use League\Fractal\Resource\Item;
use yii\web\NotFoundHttpException;

/** Channels whose entries take place on days; those of the others were written on one. */
$events = ['webinars', 'workshops'];

/** The website's preview token: with it, what is not live yet is answered too. */
$isPreview = static function (): bool {
    $token = (string) Craft::$app->getRequest()->getQueryParam('token', '');
    $expected = (string) App::env('PREVIEW_TOKEN');
    return $expected !== '' && hash_equals($expected, $token);
};

/** Criteria of elements in a site; an unknown site is a 404 of the plugin's. */
$in = static fn (string $site, array $criteria): array => [
    'site' => $site,
    ...$criteria,
    ...($isPreview() ? ['status' => null] : []),
];

/** An instant with its offset; `Y-m-d` would be a day. */
$instant = static fn (?DateTimeInterface $date): ?string => $date?->format(DateTimeInterface::ATOM);

$image = static function (?Asset $asset): ?array {
    if ($asset === null || $asset->kind !== Asset::KIND_IMAGE) {
        return null;
    }
    $focus = $asset->getFocalPoint();
    return [
        'src' => $asset->getUrl(),
        'alt' => $asset->alt,
        'title' => $asset->title,
        'width' => $asset->getWidth(),
        'height' => $asset->getHeight(),
        'focus' => $focus === null ? null : ['x' => (float) $focus['x'], 'y' => (float) $focus['y']],
    ];
};

/** Options of filter lists by their ids. `array_values` keeps a filtered list a list in JSON. */
$references = static fn (iterable $elements): array => array_values(
    array_map(static fn (ElementInterface $element): array => ['id' => $element->id], [...$elements]),
);

/** The versions of an element in the other sites: site handle => slug path within its section. */
$translations = static function (Entry $entry, ?callable $path = null): array {
    $found = [];
    foreach ($entry->getLocalized()->all() as $version) {
        $found[$version->getSite()->handle] = $path ? $path($version) : $version->slug;
    }
    return $found;
};

$seo = static fn (Entry $entry): array => [
    'metaTitle' => $entry->metaTitle,
    'description' => $entry->metaDescription,
    'ogImage' => $image($entry->ogImage->one()),
    'noIndex' => (bool) $entry->noIndex,
];

/** What an entry shows of itself in a list. */
$summary = static fn (Entry $entry): array => [
    'id' => $entry->id,
    'section' => $entry->section->handle,
    'type' => $entry->type->handle,
    'title' => $entry->title,
    'slug' => $entry->slug,
    'abstract' => $entry->abstract,
    'image' => $image($entry->image->one()),
    ...in_array($entry->section->handle, $events, true)
        ? ['date' => $instant($entry->startDate), 'endDate' => $instant($entry->endDate)]
        : ['date' => $instant($entry->postDate)],
    'categories' => $references($entry->categories->all()),
    'translations' => $translations($entry),
];

/** Matrix blocks; their types are named like the website's. */
$block = static fn (ElementInterface $block): array => match ($block->type->handle) {
    'text' => ['type' => 'text', 'title' => $block->heading, 'text' => (string) $block->text],
    'image' => [
        'type' => 'image',
        'image' => $image($block->image->one()),
        'caption' => $block->caption,
    ],
    default => ['type' => $block->type->handle],
};

/** An entry with all that its page shows. */
$entry = static fn (Entry $entry): array => [
    ...$summary($entry),
    'body' => (string) $entry->body,
    'blocks' => array_map($block, $entry->blocks->all()),
    'seo' => $seo($entry),
];

/** A fixed page: the website knows it by its handle, and it has no slug. */
$page = static fn (string $handle): callable => static fn (Entry $single): array => [
    ...$entry($single),
    'section' => $handle,
    'slug' => null,
    'translations' => [],
];

$categoryOf = static function (Entry $product): array {
    $category = $product->productCategory->one() ?? throw new NotFoundHttpException('No category');
    return [
        'id' => $category->id,
        'code' => $category->code,
        'slug' => $category->slug,
        'title' => $category->title,
    ];
};

/** Another page by its section and slug, as menus, buttons, facts and short links name it. */
$target = static fn (?Entry $entry): array => match (true) {
    $entry === null => ['section' => null, 'slug' => null],
    $entry->section->type === 'single' => [
        'section' => preg_replace('/Page$/', '', $entry->section->handle),
        'slug' => null,
    ],
    $entry->section->handle === 'products' => [
        'section' => $entry->productKind->value,
        'slug' => $categoryOf($entry)['slug'] . '/' . $entry->slug,
    ],
    default => ['section' => $entry->section->handle, 'slug' => $entry->slug],
};

/** What a buyer wants to know; what is left empty stays as the category or all products have it. */
$facts = static fn (iterable $blocks): array => array_map(
    static fn (ElementInterface $fact): array => [
        'key' => $fact->key,
        'title' => $fact->heading,
        'text' => $fact->text,
        'actionPage' => ($page = $fact->target->one()) === null ? null : $target($page),
        'anchor' => $fact->anchor,
        'hidden' => (bool) $fact->isHidden,
    ],
    [...$blocks],
);

$productCategory = static fn (Entry $category): array => [
    'id' => $category->id,
    'code' => $category->code,
    'section' => 'productsCategories',
    'title' => $category->title,
    'slug' => $category->slug,
    'abstract' => $category->abstract,
    'description' => (string) $category->body,
    'image' => $image($category->image->one()),
    'businessUnits' => $references($category->businessUnits->all()),
    'facts' => $facts($category->facts->all()),
    'seo' => $seo($category),
    'translations' => $translations($category),
];

/** A product as lists show it. Its address goes through its category, whose slug differs by site. */
$product = static fn (Entry $product): array => [
    'id' => $product->id,
    'code' => $product->code,
    'section' => $product->productKind->value,
    'title' => $product->title,
    'slug' => $product->slug,
    'category' => $categoryOf($product),
    'abstract' => $product->abstract,
    'image' => $image($product->image->one()),
    'materials' => $references($product->materials->all()),
    'translations' => $translations(
        $product,
        static fn (Entry $version): string => $categoryOf($version)['slug'] . '/' . $version->slug,
    ),
];

$productDetail = static fn (Entry $entry): array => [
    ...$product($entry),
    'description' => (string) $entry->body,
    'versions' => array_map(
        static fn (ElementInterface $version): array => [
            'code' => $version->code,
            'title' => $version->heading,
        ],
        $entry->versions->all(),
    ),
    // The dimension drawing is made from these; a version without all three sizes has none.
    'dimensions' => array_values(array_map(
        static fn (ElementInterface $version): array => [
            'code' => $version->code,
            'length' => $version->length,
            'width' => $version->width,
            'height' => $version->height,
            'weight' => $version->weight,
        ],
        array_filter(
            $entry->versions->all(),
            static fn (ElementInterface $version): bool =>
                $version->length > 0 && $version->width > 0 && $version->height > 0,
        ),
    )),
    'facts' => $facts($entry->facts->all()),
    'seo' => $seo($entry),
];

$menuItem = static function (Entry $item) use (&$menuItem, $target): array {
    $page = $item->target->one();
    return [
        'id' => $item->id,
        'title' => $item->title,
        ...$target($page),
        'externalUrl' => $item->externalUrl,
        'type' => $page === null && !$item->externalUrl ? 'passive' : 'active',
        'children' => array_map($menuItem, $item->getChildren()->all()),
    ];
};

$menu = static fn (string $section, string $site): array => array_map(
    $menuItem,
    Entry::find()->section($section)->site($site)->level(1)->all(),
);

$place = static fn (Entry $place): array => [
    'id' => $place->id,
    'title' => $place->title,
    'country' => $place->country,
    'town' => $place->town,
    'longitude' => (float) $place->longitude,
    'latitude' => (float) $place->latitude,
    'areas' => $references($place->areas->all()),
    // By the clocks of the time zone, such as Europe/Rome.
    'openingHours' => array_column($place->openingHours ?? [], 'hours'),
    'onCallHours' => array_column($place->onCallHours ?? [], 'hours'),
    'timeZone' => $place->timeZone,
];

/** A global set of a site. */
$globals = static fn (string $site, string $handle, callable $transformer): array => [
    'elementType' => GlobalSet::class,
    'criteria' => ['site' => $site, 'handle' => $handle],
    'one' => true,
    'transformer' => $transformer,
];

/** Entries of a section by their dates, and in which order. */
$dated = static fn (string $site, string $section, array $criteria): array => [
    'criteria' => $in($site, ['section' => $section, ...$criteria]),
    'transformer' => $summary,
];

return [
    'defaults' => [
        'elementType' => Entry::class,
        'elementsPerPage' => 100,
    ],
    'endpoints' => [
        // No element: regions of the world with their sites, a collection without pages.
        'api/sites.json' => static fn (): Collection => new Collection(
            Craft::$app->getSites()->getAllGroups(),
            static fn ($group): array => [
                'id' => $group->id,
                'name' => $group->getName(),
                'sites' => array_values(array_map(
                    static fn ($site): array => [
                        'id' => $site->id,
                        'handle' => $site->handle,
                        'name' => $site->getName(),
                    ],
                    $group->getSites(),
                )),
            ],
        ),

        // Global
        'api/<site:\w+>/globals/companyInfo.json' => static fn (string $site): array => $globals(
            $site,
            'companyInfo',
            static fn (GlobalSet $company): array => [
                'name' => $company->companyName,
                'shortName' => $company->shortName,
                'shortNameSlug' => $company->shortNameSlug,
                'legalName' => $company->legalName,
                'vat' => $company->vat,
                'logo' => $image($company->logo->one()),
            ],
        ),
        'api/<site:\w+>/globals/globalConfigs.json' => static fn (string $site): array => $globals(
            $site,
            'globalConfigs',
            static fn (GlobalSet $configs): array => [
                // Names of the website's routes, one a row of a table field.
                'newsletterBox' => array_column($configs->newsletterRoutes ?? [], 'route'),
                'newsletterTexts' => [
                    'blockTitle' => $configs->newsletterTitle,
                    'abstract' => (string) $configs->newsletterAbstract,
                    'btnLabel' => $configs->newsletterLabel,
                ],
                'newsletterAction' => $configs->newsletterAction,
                'mainNavHighlights' => array_map(
                    static fn (Entry $entry): array => [
                        ...$target($entry),
                        'title' => $entry->title,
                        'typeLabel' => $entry->type->name,
                        'image' => $image($entry->image->one()),
                    ],
                    $configs->highlights->all(),
                ),
                'logins' => [
                    'customers' => $configs->customersLogin,
                    'sales' => $configs->salesLogin,
                    'employees' => $configs->employeesLogin,
                ],
                'productFacts' => $configs->productFactsTitle
                    ? ['title' => $configs->productFactsTitle, 'facts' => $facts($configs->facts->all())]
                    : null,
            ],
        ),
        'api/<site:\w+>/globals/seo.json' => static fn (string $site): array => $globals(
            $site,
            'seo',
            static fn (GlobalSet $seo): array => [
                'title' => $seo->siteTitle,
                'suffix' => $seo->suffix,
                'description' => $seo->metaDescription,
                'ogImage' => $image($seo->ogImage->one()),
            ],
        ),
        // A purpose is a block of a Matrix field, a form a row of the block's table field.
        'api/<site:\w+>/globals/forms.json' => static fn (string $site): array => $globals(
            $site,
            'forms',
            static fn (GlobalSet $forms): array => [
                'formPurposes' => array_map(
                    static fn (ElementInterface $purpose): array => [
                        'purpose' => $purpose->purpose,
                        'formName' => $purpose->formName,
                        'embedCode' => $purpose->embedCode,
                        'description' => (string) $purpose->text,
                        'formCategories' => array_map(
                            static fn (string $slug): array => ['slug' => $slug],
                            array_column($purpose->formCategories ?? [], 'slug'),
                        ),
                        'forms' => array_map(
                            static fn (array $form): array => [
                                'name' => $form['name'],
                                'code' => $form['code'],
                                'categories' => [['slug' => $form['category']]],
                            ],
                            $purpose->forms ?? [],
                        ),
                    ],
                    $forms->purposes->all(),
                ),
            ],
        ),

        // Navigation
        'api/<site:\w+>/navigation.json' => static function (string $site) use ($menu): Item {
            if (Craft::$app->getSites()->getSiteByHandle($site) === null) {
                throw new NotFoundHttpException("There is no site $site.");
            }
            $lists = ['mainNavigation', 'headerNavigation', 'footerNavigation', 'sitemap'];
            $menus = array_map(static fn (string $list): array => $menu($list, $site), $lists);
            return new Item(array_combine($lists, $menus), static fn (array $all): array => $all);
        },

        // Filters
        'api/<site:\w+>/filters/<list:\w+>.json' => static function (string $site, string $list): array {
            if (Craft::$app->getCategories()->getGroupByHandle($list) === null) {
                throw new NotFoundHttpException("There is no filter list $list.");
            }
            return [
                'elementType' => Category::class,
                'criteria' => ['site' => $site, 'group' => $list],
                'paginate' => false,
                'transformer' => static fn (Category $option): array => [
                    'id' => $option->id,
                    'title' => $option->title,
                    'active' => $option->enabled,
                ],
            ];
        },

        // A category, by its code and by its id
        'api/<site:\w+>/productsCategories/<code:[\w.-]+>.json' => static fn (string $site, string $code): array => [
            'criteria' => $in($site, ['section' => 'productsCategories', 'code' => $code]),
            'one' => true,
            'transformer' => $productCategory,
        ],
        'api/<site:\w+>/entries/productsCategories/<id:\d+>.json' => static fn (string $site, int $id): array => [
            'criteria' => $in($site, ['section' => 'productsCategories', 'id' => $id]),
            'one' => true,
            'transformer' => $productCategory,
        ],

        // Collection: the products of a category
        'api/<site:\w+>/products/<code:[\w.-]+>.json' => static fn (string $site, string $code): array => [
            'criteria' => $in($site, [
                'section' => 'products',
                'relatedTo' => [
                    'targetElement' => Entry::find()
                        ->section('productsCategories')
                        ->site($site)
                        ->code($code)
                        ->one() ?? throw new NotFoundHttpException("There is no category $code."),
                    'field' => 'productCategory',
                ],
            ]),
            'transformer' => $product,
        ],

        // Single resource with two slugs
        'api/<site:\w+>/products/<category:[\w-]+>/<slug:[\w-]+>.json' => static fn (
            string $site,
            string $category,
            string $slug,
        ): array => [
            'criteria' => $in($site, ['section' => 'products', 'slug' => $slug]),
            'one' => true,
            'transformer' => static function (Entry $entry) use ($productDetail, $category): array {
                $answer = $productDetail($entry);
                return $answer['category']['slug'] === $category
                    ? $answer
                    : throw new NotFoundHttpException('The product is in another category.');
            },
        ],

        // Single resource: a fixed page, then an entry
        'api/<site:\w+>/entries/<handle:\w+>.json' => static fn (string $site, string $handle): array => [
            'criteria' => $in($site, ['section' => "{$handle}Page"]),
            'one' => true,
            'transformer' => $page($handle),
        ],
        'api/<site:\w+>/entries/<section:\w+>/<slug:[\w-]+>.json' => static fn (
            string $site,
            string $section,
            string $slug,
        ): array => [
            'criteria' => $in($site, ['section' => $section, 'slug' => $slug]),
            'one' => true,
            'transformer' => $entry,
        ],

        // Short links: the codes as a listing, before the listings of sections, and where each leads
        'api/<site:\w+>/listings/shortlinks.json' => static fn (string $site): array => [
            'criteria' => $in($site, ['section' => 'shortlinks']),
            'transformer' => static fn (Entry $link): array => [
                'id' => $link->id,
                'section' => 'shortlinks',
                'title' => $link->title,
            ],
        ],
        'api/<site:\w+>/shortlinks/<code:[\w.-]+>.json' => static fn (string $site, string $code): array => [
            'criteria' => $in($site, ['section' => 'shortlinks', 'title' => $code]),
            'one' => true,
            'transformer' => static fn (Entry $link): array => [
                'code' => $link->title,
                ...$target($link->target->one()),
                'externalUrl' => $link->externalUrl,
            ],
        ],

        // Listing: newest first; `type` is the entry type's handle. The id ends every order: entries of one date would
        // be in another order on each page
        'api/<site:\w+>/listings/<section:\w+>.json' => static fn (string $site, string $section): array => [
            'criteria' => $in($site, ['section' => $section, 'orderBy' => 'postDate DESC, elements.id DESC']),
            'transformer' => $summary,
        ],
        'api/<site:\w+>/listings/<section:\w+>/<type:\w+>.json' => static fn (
            string $site,
            string $section,
            string $type,
        ): array => [
            'criteria' => $in($site, ['section' => $section, 'type' => $type]),
            'transformer' => $summary,
        ],

        // Dates: to come with the next first, on request, and past with the last first
        'api/<site:\w+>/<section:webinars|workshops>/upcoming.json' => static fn (
            string $site,
            string $section,
        ): array => $dated($site, $section, ['endDate' => '>= ' . date('Y-m-d'), 'orderBy' => 'startDate ASC, elements.id ASC']),
        'api/<site:\w+>/<section:webinars|workshops>/onrequest.json' => static fn (
            string $site,
            string $section,
        ): array => $dated($site, $section, ['startDate' => ':empty:']),
        'api/<site:\w+>/<section:webinars|workshops>/past.json' => static fn (
            string $site,
            string $section,
        ): array => $dated($site, $section, ['endDate' => '< ' . date('Y-m-d'), 'orderBy' => 'startDate DESC, elements.id DESC']),

        // Locator
        'api/<site:\w+>/locator/<section:\w+>.json' => static fn (string $site, string $section): array => [
            'criteria' => $in($site, ['section' => "{$section}Places"]),
            'transformer' => $place,
        ],

        // Search: no query, no results
        'api/<site:\w+>/search.json' => static function (string $site) use ($in, $summary): array {
            $query = trim((string) Craft::$app->getRequest()->getQueryParam('query', ''));
            return [
                'criteria' => $in($site, [
                    'section' => ['newsAndEvents', 'articles', 'services'],
                    ...($query === '' ? ['id' => 0] : ['search' => $query, 'orderBy' => 'score']),
                ]),
                'elementsPerPage' => 20,
                'transformer' => static fn (Entry $found): array => [
                    ...$summary($found),
                    'score' => $found->searchScore ?? 0,
                    'label' => $found->section->name,
                ],
            ];
        },

        // The dynamic part of the sitemap
        'api/<site:\w+>/sitemap/services.json' => static fn (string $site): array => [
            'criteria' => $in($site, ['section' => 'services']),
            'paginate' => false,
            'transformer' => static fn (Entry $page): array => [
                'id' => $page->id,
                'title' => $page->title,
                'section' => $page->section->handle,
                'slug' => $page->slug,
            ],
        ],
    ],
];
