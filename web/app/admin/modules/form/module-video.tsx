import { videoSource } from '@sohbet/domain/video-source'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoPlayer } from '../../../parts/video/video-player.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import type { ModuleFormState } from './module-values.ts'
import styles from '../modules.module.css'

export function ModuleVideo({ form, isReadOnly }: { form: ModuleFormState; isReadOnly: boolean }) {
  const { t } = useTranslation('modules')
  const { title, source } = form.values.video
  return (
    <div className={styles.twoColumns}>
      <fieldset disabled={isReadOnly} className={styles.fields}>
        <TextField form={form} name="video.title" label={t('video.title')} autoComplete="off" />
        <TextField
          form={form}
          name="video.source"
          label={t('video.source')}
          description={isReadOnly ? undefined : t('video.sourceHint')}
          inputMode="url"
          autoComplete="off"
        />
        <TextAreaField form={form} name="video.description" label={t('video.description')} />
      </fieldset>
      <VideoPreview source={source} title={title} />
    </div>
  )
}

function VideoPreview({ source, title }: { source: string; title: string }) {
  const { t } = useTranslation('modules')
  // Deferred, because the URL changes with every typed letter
  const settled = useDeferredValue(source.trim())
  const video = videoSource(settled)
  return (
    <section className={styles.preview} aria-label={t('video.preview')}>
      <h2 className={styles.heading}>{t('video.preview')}</h2>
      {video ? (
        <VideoPlayer key={settled} source={video} title={title || t('video.preview')} />
      ) : (
        <p className={styles.nothing}>{t('video.hint')}</p>
      )}
    </section>
  )
}
