import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useLocation } from 'react-router'
import styles from './breadcrumb-trail.module.css'
import { breadcrumbs } from './breadcrumbs.ts'
import { useCrumbNames } from './crumb-names.tsx'

export function BreadcrumbTrail() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const crumbs = breadcrumbs(pathname, t('crumbs', { returnObjects: true }), useCrumbNames())
  const last = crumbs.length - 1
  // The home of an area is above nothing
  if (last === 0) return null
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.trail}>
      <ol>
        {crumbs.map(({ label, to, isLink }, index) => (
          <li key={to} aria-current={index === last && !isLink ? 'page' : undefined}>
            {isLink ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
