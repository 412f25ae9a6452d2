import { packPlaceholders } from '@sohbet/contract/credits/pack-documents'
import { purchasePlaceholders } from '@sohbet/contract/selling/sales-documents'
import { placeholderValues } from '@sohbet/contract/site/placeholders'
import { planValues } from '@sohbet/contract/site/plan-fields'
import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { plansQuery } from '../../../parts/plans/plans.queries.ts'
import { useBrand } from '../../../parts/school/brand.ts'
import { schoolQuery } from '../../../parts/school/school.queries.ts'
import { useLanguage } from '../../../texts/language.ts'
import { adminPaths } from '../../admin-paths.ts'
import styles from './editor.module.css'

const purchaseWords: Partial<Record<SitePageName, readonly string[]>> = {
  salesDocuments: purchasePlaceholders,
  packDocuments: packPlaceholders,
}

/** The words in braces that texts may use, with the school's present values. */
export function PlaceholderHelp({ page }: { page: SitePageName }) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const { data } = useQuery(schoolQuery)
  const brand = useBrand()
  const { data: plans = firstPlans } = useQuery(plansQuery)
  if (!data) return null
  const all = { ...placeholderValues({ school: data, brand }), ...planValues(plans, language) }
  const ofPurchase = purchaseWords[page] ?? []
  const values = [
    ...ofPurchase.map((name) => [name, t('help.purchase')] as const),
    ...Object.entries(all).map(
      ([name, value]) => [name, name === 'partner' ? t('help.partner') : value] as const,
    ),
  ]
  return (
    <details className={styles.help}>
      <summary>{t('help.title')}</summary>
      <p>
        {t('help.text')} <Link to={adminPaths.settings}>{t('help.settings')}</Link>
      </p>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
