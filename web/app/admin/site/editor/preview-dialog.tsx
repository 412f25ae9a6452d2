import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { SitePage } from '@sohbet/contract/site/site'
import type { Language } from '@sohbet/domain/language'
import { useQuery } from '@tanstack/react-query'
import IconExternalLink from '#icons/IconExternalLink'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { sides } from '../fields/words-field.tsx'
import { previewQuery } from '../site.queries.ts'
import styles from './preview.module.css'

type Shown = Pick<SitePage, 'page' | 'revision'> & {
  /** An earlier version; 0 is the page with its first texts. */
  number?: number
}

type Width = 'phone' | 'desktop'
/** Pixels of the two screens. */
const widths: Record<Width, number> = { phone: 390, desktop: 1280 }

/** The real page, with the draft or an earlier version, in both languages and two widths. */
export function PreviewDialog({ shown, onClose }: { shown: Shown | undefined; onClose: () => void }) {
  const { t } = useTranslation('site')
  // The last one stays while the dialog closes
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  const titleOf = ({ page, number }: Shown) => {
    const name = t(`pages.${page}`)
    if (number === undefined) return t('preview.title', { page: name })
    return number === 0
      ? t('preview.firstTitle', { page: name })
      : t('preview.versionTitle', { page: name, version: number })
  }
  return (
    <Dialog
      opened={shown !== undefined}
      onClose={onClose}
      title={last ? titleOf(last) : ''}
      size="min(96vw, 84rem)"
    >
      {last && <Preview {...last} />}
    </Dialog>
  )
}

function Preview({ page, revision, number }: Shown) {
  const { t } = useTranslation('site')
  const [language, setLanguage] = useState<Language>('tr')
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.desktop / 2 ? 'phone' : 'desktop'))
  const { data, error, refetch } = useQuery(previewQuery({ page, language, version: number, revision }))
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Segments
          label={t('preview.language')}
          isLabelHidden
          value={language}
          onChoose={setLanguage}
          options={sides.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Segments
          label={t('preview.width')}
          isLabelHidden
          value={width}
          onChoose={setWidth}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        {data && (
          <Button
            component="a"
            href={data.url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('preview.newTab')}
          </Button>
        )}
      </div>
      {error && (
        <ErrorState title={t('preview.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {data && <Frame key={`${language} ${width}`} url={data.url} width={widths[width]} />}
      {!data && !error && <LoadingState lines={10} />}
    </div>
  )
}

/** A page that is wider than the dialog is made smaller. */
function Frame({ url, width }: { url: string; width: number }) {
  const { t } = useTranslation('site')
  const { ref, width: room, height } = useElementSize()
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={ref} className={styles.screen}>
      <iframe
        title={t('preview.frame')}
        src={url}
        // Our own page; the server cleans its texts, and its policy allows only its own scripts
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
        className={styles.frame}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
