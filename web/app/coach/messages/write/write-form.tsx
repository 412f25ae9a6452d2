import { Button, Textarea, TextInput } from '@mantine/core'
import IconPlus from '#icons/IconPlus'
import { announcementLimits } from '@sohbet/contract/messaging/announcements'
import type { GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import { messageLimits } from '@sohbet/domain/message/thread'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { AttachTools } from '../../../parts/messages/compose/attach-tools.tsx'
import { ChosenFiles } from '../../../parts/messages/compose/chosen-files.tsx'
import threads from '../../../parts/messages/threads.module.css'
import { newMessagePath } from '../../../paths.ts'
import { insertReply } from '../messages-page.tsx'
import { ChosenRecipients } from './chosen-recipients.tsx'
import { RecipientPicker } from './recipient-picker.tsx'
import { knownOf, reachOf, whyNoAnnouncement, type Chosen } from './recipients.ts'
import { useSendWritten } from './use-send-written.ts'
import { useWriteDraft } from './use-write-draft.ts'
import { WayField } from './way-field.tsx'
import styles from './write.module.css'

/** One message to any number of learners: who gets it, in which way, and the text. */
export function WriteForm({ recipients }: { recipients: GroupRecipients }) {
  const { t } = useTranslation(['coachMessages', 'messages'])
  const { draft, change, forget } = useWriteDraft()
  const { send, isPending } = useSendWritten({ onSent: forget })
  const chosen = knownOf(recipients, draft)
  const { reached } = reachOf(recipients, chosen)
  const hasChosen = chosen.courseIds.length + chosen.userIds.length > 0
  const [isPicking, setPicking] = useState(!hasChosen)
  if (!hasChosen && !isPicking) setPicking(true)
  const obstacle = whyNoAnnouncement(recipients, chosen)
  const way = obstacle ? 'conversations' : draft.way
  const isAnnounced = way === 'announcement'
  // A file belongs to one message of one conversation
  const mayAttach = !isAnnounced && chosen.courseIds.length === 0 && chosen.userIds.length === 1
  const hasText = draft.text.trim() !== '' && (!isAnnounced || draft.title.trim() !== '')
  const isReady =
    reached.length > 0 &&
    (hasText || (mayAttach && draft.attachments.length > 0)) &&
    (mayAttach || draft.attachments.length === 0)
  return (
    <form
      className={threads.compose}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) send({ ...draft, ...chosen, way })
      }}
    >
      <Recipients
        recipients={recipients}
        chosen={chosen}
        onChoose={change}
        isPicking={isPicking}
        onPick={() => setPicking(true)}
      />
      {(isPicking || obstacle !== 'learners') && (
        <WayField value={way} obstacle={obstacle} onChoose={(next) => change({ way: next })} />
      )}
      {isAnnounced && (
        <TextInput
          label={t('title')}
          required
          maxLength={announcementLimits.title}
          value={draft.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
      )}
      <Textarea
        label={t('messages:write')}
        size="md"
        autosize
        minRows={5}
        maxRows={16}
        maxLength={messageLimits.text}
        value={draft.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <ChosenFiles
        files={draft.attachments}
        onRemove={(id) => change({ attachments: draft.attachments.filter((file) => file.id !== id) })}
      />
      {!mayAttach && <OnlyText hasFiles={draft.attachments.length > 0} isShown={reached.length > 0} />}
      <AttachTools
        mayAttach={mayAttach}
        attachments={draft.attachments}
        onAttach={(file) => change({ attachments: [...draft.attachments, file] })}
      >
        {insertReply((text) =>
          change({
            text: [draft.text.trimEnd(), text].filter(Boolean).join('\n\n').slice(0, messageLimits.text),
          }),
        )}
        <Button type="submit" loading={isPending} disabled={!isReady}>
          {reached.length === 0
            ? t('messages:send')
            : t(isAnnounced ? 'announceTo' : 'sendTo', { count: reached.length })}
        </Button>
      </AttachTools>
    </form>
  )
}

type RecipientsProps = {
  recipients: GroupRecipients
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** The list of all is shown. */
  isPicking: boolean
  onPick: () => void
}

/** A coach who comes with recipients wants to write, and finds the text without scrolling past a list. */
function Recipients({ isPicking, onPick, ...props }: RecipientsProps) {
  const { t } = useTranslation('coachMessages')
  return (
    <fieldset className={styles.to}>
      <legend>{t('to')}</legend>
      <ChosenRecipients {...props} />
      {isPicking ? (
        <>
          <RecipientPicker {...props} />
          <Link to={newMessagePath('coach', { to: 'school' })} className={styles.toSchool}>
            {t('toSchool')}
          </Link>
        </>
      ) : (
        <Button
          variant="default"
          className={styles.more}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onPick}
        >
          {t('addRecipients')}
        </Button>
      )}
    </fieldset>
  )
}

/** What a message to several learners cannot have. */
function OnlyText({ hasFiles, isShown }: { hasFiles: boolean; isShown: boolean }) {
  const { t } = useTranslation('coachMessages')
  if (hasFiles)
    return (
      <p className={styles.soft} role="alert">
        {t('filesToOne')}
      </p>
    )
  return isShown && <p className={styles.soft}>{t('onlyText')}</p>
}
