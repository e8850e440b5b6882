import { Joi, testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { pluginOptionsSchema } from './plugin-options-schema'
import { defaultOptions } from './testing/options'

const required = { contentApiUrl: 'https://content.example.com/api', sites: [{ handle: 'ww' }] }
const errorsOf = async (options: Record<string, unknown>) =>
  (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors

describe('pluginOptionsSchema', () => {
  it('fills in what is not given', () => {
    const { value, error }: { value: unknown; error?: Error } = pluginOptionsSchema({
      Joi,
    }).validate(required)
    expect(error).toBeUndefined()
    expect(value).toEqual({ ...defaultOptions, ...required })
  })

  it('takes sites with more than a handle', async () => {
    await expect(
      errorsOf({ ...required, sites: [{ handle: 'ww', language: 'en' }] }),
    ).resolves.toEqual([])
  })

  it.each([
    [
      { token: 's3cret' },
      '"token" would be written into the cache of Gatsby: give the name of the variable that has it as "tokenVariable"',
    ],
    [
      { contentApiUrl: undefined },
      '"contentApiUrl" is missing: the base address of the content service, such as https://content.example.com/api (set CONTENT_API_URL)',
    ],
    [
      { contentApiUrl: '' },
      '"contentApiUrl" is empty: set CONTENT_API_URL to the base address of the content service',
    ],
    [
      { contentApiUrl: 'content.example.com' },
      '"contentApiUrl" is "content.example.com", but must be an address that starts with http:// or https:// (see CONTENT_API_URL)',
    ],
    [{ sites: [] }, '"sites" is empty: at least one site is needed'],
    [
      { sites: undefined },
      '"sites" is missing: the sites that the website knows, each with its handle',
    ],
    [{ pages: ['../x'] }, '"pages[0]" is "../x", which is not the handle of a page'],
    [{ sections: ['a b'] }, '"sections[0]" is "a b", which is not the handle of a section'],
    [{ concurrency: 0 }, '"concurrency" must be greater than or equal to 1'],
    [
      { image: { formats: ['avif'] } },
      '"image.formats" needs "webp": browsers without AVIF get it',
    ],
  ])('explains %j', async (wrong, message) => {
    await expect(errorsOf({ ...required, ...wrong })).resolves.toEqual([message])
  })
})
