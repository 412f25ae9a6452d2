import type { System } from '@sohbet/contract/core/system'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Age, Facts, Section } from './section.tsx'

export function Versions({ versions, startedAt }: Pick<System, 'versions' | 'startedAt'>) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  const { commit, builtAt, node, postgres, migrations } = versions
  const when = builtAt ? formatDateTime(builtAt, language) : ''
  const built = commit ? t('versions.built', { commit, when }) : t('versions.builtOn', { when })
  return (
    <Section title={t('versions.title')}>
      <Facts
        facts={[
          [t('versions.app'), builtAt ? built : t('versions.sources')],
          [t('versions.started'), <Age key="started" at={startedAt} />],
          ['Node.js', node],
          ['PostgreSQL', postgres],
          [t('versions.tables'), migrations],
        ]}
      />
    </Section>
  )
}
