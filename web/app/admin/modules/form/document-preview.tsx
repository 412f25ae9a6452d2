import { Button } from '@mantine/core'
import IconExternalLink from '#icons/IconExternalLink'
import IconEye from '#icons/IconEye'
import IconEyeOff from '#icons/IconEyeOff'
import IconFileText from '#icons/IconFileText'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from '../modules.module.css'

type Props = { title: string; description: string; source: string; url: string }

/** An upload of our own can be shown in the page; other documents open at their URL. */
const isOwn = (source: string) => source.startsWith('/')

export function DocumentPreview({ title, description, source, url }: Props) {
  const { t } = useTranslation('modules')
  // The URL at opening, because a renewed one would reload the document
  const [shownAt, show] = useState<string>()
  const isShown = shownAt !== undefined
  // Phones open a PDF in another app
  const canBeShown = isOwn(source) && navigator.pdfViewerEnabled
  return (
    <li className={styles.document}>
      <IconFileText size={28} aria-hidden />
      <div className={styles.about}>
        <strong>{title}</strong>
        {description && <p className={styles.plain}>{description}</p>}
        <span className={styles.soft}>{isOwn(source) ? t('documents.own') : new URL(source).host}</span>
      </div>
      <div className={styles.documentButtons}>
        {canBeShown && (
          <Button
            variant="default"
            aria-expanded={isShown}
            aria-label={t(isShown ? 'documents.hideOne' : 'documents.showOne', { title })}
            leftSection={isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
            onClick={() => show(isShown ? undefined : url)}
          >
            {t(isShown ? 'documents.hide' : 'documents.show')}
          </Button>
        )}
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          aria-label={t('documents.openOne', { title })}
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('documents.open')}
        </Button>
      </div>
      {isShown && (
        // A sandbox would block the browser's PDF reader; the reply's policy blocks scripts
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.pages} src={`${shownAt}#toolbar=0&navpanes=0&view=FitH`} title={title} />
      )}
    </li>
  )
}
