import { Button } from '@mantine/core'
import { fileNameOf } from '@sohbet/domain/brand/brand-names'
import IconDownload from '#icons/IconDownload'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { useBrand } from '../parts/school/brand.ts'
import { saveFile } from '../ui/download/save-file.ts'
import { showError, showSuccess } from '../ui/feedback/toasts.tsx'
import styles from './account.module.css'
import { useExport } from './account.queries.ts'
import { Section } from './section.tsx'

export function DataSection({ userId }: { userId: string }) {
  const { t } = useTranslation('account')
  const brand = useBrand()
  const { mutate: fetchAll, isPending } = useExport(userId)

  const download = () =>
    fetchAll(undefined, {
      onSuccess: (data) => {
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
        saveFile(`${fileNameOf(brand)}-my-data.json`, content)
        showSuccess(t('data.done'))
      },
      onError: (error) => showError(errorMessage(error, t('data.failed'))),
    })

  return (
    <Section title={t('data.title')} hint={t('data.hint')}>
      <Button
        variant="default"
        className={styles.start}
        loading={isPending}
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={download}
      >
        {t('data.download')}
      </Button>
    </Section>
  )
}
