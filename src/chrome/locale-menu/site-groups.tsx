import * as css from './site-groups.module.css'
import type { LocaleGroup } from '../view-models'
import { SiteLink, SiteName } from './site-link'

/** All sites by region of the world, as the static HTML has them. */
export const SiteGroups = ({ groups }: { groups: readonly LocaleGroup[] }) => (
  <div className={css.groups}>
    {groups.map((group) => (
      <section key={group.name} aria-label={group.name}>
        <p className={css.region}>{group.name}</p>
        <ul>
          {group.options.map((option) => (
            <li key={option.handle}>
              <SiteLink option={option}>
                <SiteName option={option} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
