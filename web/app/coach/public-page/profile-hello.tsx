import { Button } from '@mantine/core'
import type { Hello } from '@sohbet/contract/people/coach-profile'
import { maxHelloSeconds } from '@sohbet/domain/voice'
import IconMicrophone from '#icons/IconMicrophone'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { recorderChunk } from '../../parts/recorder/recorder-chunk.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { Part } from './part.tsx'
import { useRemoveHello, useUploadHello } from './public-page.queries.ts'

/** The recorded hello, or the recorder. */
export function ProfileHello({ hello }: { hello: Hello | null }) {
  const { t } = useTranslation('ownProfile')
  const [isRecording, setRecording] = useState(false)
  const { mutate: upload, isPending: isSending } = useUploadHello()
  const use = (file: File) =>
    upload(file, {
      onSuccess: () => {
        setRecording(false)
        showSuccess(t('hello.sent'))
      },
      onError: (error) => showError(t('hello.failed'), errorMessage(error)),
    })
  return (
    <Part title={t('hello.title')} hint={t('hello.hint')}>
      <OnDemand {...recorderChunk}>
        {({ Recorder, Recording }) =>
          hello && !isRecording ? (
            <>
              <Recording
                key={hello.url}
                url={hello.url}
                seconds={hello.seconds}
                label={t('hello.recording')}
              />
              <HelloButtons onRecord={() => setRecording(true)} />
            </>
          ) : (
            <>
              <Recorder
                label={t('hello.recording')}
                why={t('hello.why')}
                maxSeconds={maxHelloSeconds}
                isSending={isSending}
                onUse={({ file }) => use(file)}
              />
              {hello && (
                <Button variant="default" disabled={isSending} onClick={() => setRecording(false)}>
                  {t('hello.keep')}
                </Button>
              )}
            </>
          )
        }
      </OnDemand>
    </Part>
  )
}

function HelloButtons({ onRecord }: { onRecord: () => void }) {
  const { t } = useTranslation('ownProfile')
  const { mutate: remove, isPending } = useRemoveHello()
  return (
    <ButtonRow>
      <Button
        variant="default"
        leftSection={<IconMicrophone size={18} aria-hidden />}
        disabled={isPending}
        onClick={onRecord}
      >
        {t('hello.another')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={isPending}
        onClick={() =>
          remove(undefined, {
            onSuccess: () => showSuccess(t('hello.removed')),
            onError: (error) => showError(t('hello.failed'), errorMessage(error)),
          })
        }
      >
        {t('hello.remove')}
      </Button>
    </ButtonRow>
  )
}
