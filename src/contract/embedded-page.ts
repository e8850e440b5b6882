import { publicOriginOf } from './origin'
import { parseUrl } from './web-address'

/** A service whose pages refuse to be framed, and that has other addresses for frames. */
interface Provider {
  readonly name: string
  readonly hosts: RegExp
  readonly showsFilms: boolean
  /** For messages: an address that can be framed. */
  readonly example: string
  /** The frame address of a page's content; `null` for a page without one. */
  readonly framed: (page: URL) => string | null
}

/** Seconds of `90`, `90s`, `1m30s` and `1h2m3s`; `null` for other texts. */
function seconds(text: string | null): number | null {
  const [all, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return all ? Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) : null
}

/** The second where a film begins: a parameter of the page, or of its fragment. */
function beginning({ searchParams, hash }: URL, ...names: readonly string[]): number | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const times = names.flatMap((name) => [searchParams.get(name), fragment.get(name)])
  return times.map(seconds).find((time) => time !== null && time > 0) ?? null
}

/** https://developers.google.com/youtube/player_parameters */
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/'
const YOUTUBE_VIDEO = /^[\w-]{11}$/
/** Lists that YouTube shows to their owner only: "watch later", liked films, the history. */
const OWN_LIST = /^(?:WL|LL|HL)/

function youTubeList(page: URL): string | null {
  const list = page.searchParams.get('list')
  return list && /^[\w-]+$/.test(list) && !OWN_LIST.test(list) ? list : null
}

/** The id of the film that a page of YouTube shows. */
function youTubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  const [kind = '', id = ''] = pathname.split('/').slice(1)
  const named = hostname.endsWith('youtu.be')
    ? kind
    : /^(?:embed|shorts|live|v|e)$/.test(kind)
      ? id
      : kind === 'watch'
        ? (searchParams.get('v') ?? id)
        : ''
  return YOUTUBE_VIDEO.test(named) ? named : null
}

function youTube(page: URL): string | null {
  const video = youTubeVideo(page)
  const list = youTubeList(page)
  const isEmbed = /^\/embed(?:\/|$)/.test(page.pathname)
  const live = page.pathname === '/embed/live_stream' && page.searchParams.get('channel')
  const isList = /^\/(?:playlist|embed(?:\/(?:videoseries)?)?)$/.test(page.pathname)
  if (video === null && !live && !(isList && list)) return null
  const player = new URL(YOUTUBE_PLAYER + (video ?? (live ? 'live_stream' : 'videoseries')))
  // Settings of the player stay; other parameters of a page tell how a visitor got there.
  if (isEmbed) player.search = page.search
  else if (list) player.searchParams.set('list', list)
  for (const name of ['t', 'si', 'feature']) player.searchParams.delete(name)
  const start = beginning(page, 'start', 't', 'time_continue')
  if (start) player.searchParams.set('start', String(start))
  return player.href
}

const VIMEO_PLAYER = 'https://player.vimeo.com/video/'
/** The number of a film in Vimeo's addresses, and the hash of a film that is not listed. */
const VIMEO_VIDEO =
  /^\/(?:video\/|manage\/videos\/|(?:channels|groups|album|showcase|ondemand)\/[\w-]+\/(?:videos?\/)?)?(\d+)(?:\/([\da-f]+))?\/?$/i
const VIMEO_EVENT = /^\/event\/(\d+)(?:\/embed)?(?:\/([\da-f]+))?\/?$/i
const VIMEO_SHOWCASE = /^\/(?:album|showcase)\/(\d+)(?:\/embed)?\/?$/

function vimeo(page: URL): string | null {
  const [, showcase] = VIMEO_SHOWCASE.exec(page.pathname) ?? []
  if (showcase) return `https://vimeo.com/showcase/${showcase}/embed`
  const [, event, key] = VIMEO_EVENT.exec(page.pathname) ?? []
  if (event) return `https://vimeo.com/event/${event}/embed${key ? `/${key}` : ''}`
  const [, video, hash = page.searchParams.get('h')] = VIMEO_VIDEO.exec(page.pathname) ?? []
  if (!video) return null
  const player = new URL(VIMEO_PLAYER + video)
  if (page.hostname === 'player.vimeo.com') player.search = page.search
  if (hash) player.searchParams.set('h', hash)
  // Vimeo's player then counts nobody: https://help.vimeo.com/hc/en-us/articles/12426260232977
  player.searchParams.set('dnt', '1')
  const start = beginning(page, 't')
  if (start) player.hash = `t=${start}s`
  return player.href
}

/** https://developers.google.com/maps/documentation/embed, and the address behind "Embed a map". */
function googleMaps(page: URL): string | null {
  const { pathname, searchParams } = page
  const isEmbed = /^\/maps\/(?:embed|d\/(?:u\/\d+\/)?embed)(?:\/|$)/.test(pathname)
  return isEmbed || searchParams.get('output') === 'embed' ? page.href : null
}

/** The address from "Share", "HTML". */
const openStreetMap = (page: URL): string | null =>
  page.pathname === '/export/embed.html' ? page.href : null

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^(?:www\.)?youtu\.be$/,
    showsFilms: true,
    example: 'https://www.youtube.com/watch?v=… or https://www.youtube.com/playlist?list=…',
    framed: youTube,
  },
  {
    name: 'Vimeo',
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    showsFilms: true,
    example: 'https://vimeo.com/123456789',
    framed: vimeo,
  },
  {
    name: 'Google Maps',
    hosts: /^(?:www\.|maps\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$|^maps\.app\.goo\.gl$|^goo\.gl$/,
    showsFilms: false,
    example: 'https://www.google.com/maps/embed?pb=… (Share, Embed a map)',
    framed: googleMaps,
  },
  {
    name: 'OpenStreetMap',
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    showsFilms: false,
    example: 'https://www.openstreetmap.org/export/embed.html?bbox=… (Share, HTML)',
    framed: openStreetMap,
  },
]

/** Embed codes and old texts may have an address without a scheme, or with http. */
const encrypted = (address: string): string => address.replace(/^(?:http:)?\/\//i, 'https://')

function knownPage(address: string): { page: URL; provider: Provider } | null {
  const page = publicOriginOf(encrypted(address)) === null ? null : parseUrl(encrypted(address))
  const provider = page && providers.find(({ hosts }) => hosts.test(page.hostname))
  return page && provider ? { page, provider } : null
}

/**
 * The address that a frame can show for a page of another service. A page of YouTube or Vimeo
 * becomes the address of its player (`youtube-nocookie.com`, `player.vimeo.com`), with the second
 * where the film begins. An address of an unknown service stays as it is. Only this function
 * decides what is framed.
 *
 * @returns `null` for an address that is not on the public web, or whose service refuses to be
 * framed there
 */
export function framedUrl(address: string): string | null {
  const known = knownPage(address)
  if (known) return known.provider.framed(known.page)
  return publicOriginOf(address) === null ? null : address
}

/** The expected kind of address, in words, for one that {@link framedUrl} refuses. */
export function expectedOfFramed(address: string): string {
  const { provider } = knownPage(address) ?? {}
  return provider
    ? `an address of ${provider.name} that can stand in a frame, such as ${provider.example}`
    : 'an address of https with a host name such as https://maps.example.com/place, without user or password'
}

/** Vimeo's own addresses of files, which the owner of a film may use. */
const VIMEO_FILE = /^\/(?:external|progressive_redirect|play)\//

/**
 * The service of an address that plays films only in its own pages; no player reads such an address
 * as a file.
 */
export function filmServiceOf(address: string): string | null {
  const { page, provider } = knownPage(address) ?? {}
  return provider?.showsFilms && !VIMEO_FILE.test(page?.pathname ?? '') ? provider.name : null
}
