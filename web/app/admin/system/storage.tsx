import type { System } from '@sohbet/contract/core/system'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatBytes } from '../media/format-bytes.ts'
import { Facts, Section } from './section.tsx'

export function Storage({ kind, freeBytes, databaseBytes }: System['storage']) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  return (
    <Section title={t('storage.title')}>
      <Facts
        facts={[
          [t('storage.files'), t(`storage.${kind}`)],
          ...(freeBytes === null ? [] : [[t('storage.free'), formatBytes(freeBytes, language)] as const]),
          [t('storage.database'), formatBytes(databaseBytes, language)],
        ]}
      />
    </Section>
  )
}
