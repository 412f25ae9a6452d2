import type { Module } from '@sohbet/contract/catalogue/modules'
import { videoSource } from '@sohbet/domain/video-source'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { VideoPlayer } from '../../../parts/video/video-player.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import type { ModuleFormState } from './module-values.ts'
import styles from '../modules.module.css'
import { VideoUpload, type UploadedVideo } from './video-upload.tsx'

type Props = {
  form: ModuleFormState
  isReadOnly: boolean
  /** The saved video with its URL. */
  saved: Module['video'] | undefined
}

export function ModuleVideo({ form, isReadOnly, saved }: Props) {
  const { t } = useTranslation('modules')
  const [uploaded, setUploaded] = useState<UploadedVideo>()
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
        {!isReadOnly && (
          <VideoUpload
            onUploaded={(video) => {
              form.setFieldValue('video.source', video.source)
              form.clearFieldError('video.source')
              setUploaded(video)
            }}
          />
        )}
        <TextAreaField form={form} name="video.description" label={t('video.description')} />
      </fieldset>
      <VideoPreview
        source={[uploaded, saved].find((video) => video?.source === source)?.url ?? source}
        title={title}
      />
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
