import { ActionIcon, Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { StaffMaterial } from '@sohbet/contract/live-sessions/session-material'
import { materialLimits } from '@sohbet/domain/live-session/materials'
import IconPlus from '#icons/IconPlus'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { isOff } from '../live-session-groups.ts'
import { FileForm } from './file-form.tsx'
import { LinkForm } from './link-form.tsx'
import { MaterialList } from './material-list.tsx'
import styles from './materials.module.css'
import { useRemoveMaterial } from './materials.queries.ts'

type Props = { session: StaffLiveSession; materials: readonly StaffMaterial[]; onStale: () => void }

/** Files and links for the learners of a session, which staff add and remove. */
export function StaffMaterials({ session, materials, onStale }: Props) {
  const { t } = useTranslation('staffSessions')
  const [isAdding, setAdding] = useState(false)
  const isFull = materials.length >= materialLimits.inSession
  return (
    <>
      <p className={styles.soft}>{t('materials.hint')}</p>
      {materials.length > 0 && (
        <MaterialList
          materials={materials}
          renderEnd={(material) => <MaterialEnd sessionId={session.id} material={material} />}
          onStale={onStale}
        />
      )}
      {isFull && <p className={styles.soft}>{t('materials.full', { count: materialLimits.inSession })}</p>}
      {!isFull && !isOff(session) && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('materials.addOne')}
          </Button>
        </div>
      )}
      <AddMaterial sessionId={isAdding ? session.id : undefined} onClose={() => setAdding(false)} />
    </>
  )
}

function MaterialEnd({ sessionId, material }: { sessionId: string; material: StaffMaterial }) {
  const { t } = useTranslation('staffSessions')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove, isPending } = useRemoveMaterial(sessionId)
  const { id, title, addedBy } = material
  const act = async () => {
    try {
      const isDone = await confirm({
        message: t('materials.removeAsk', { title }),
        isDestructive: true,
        deed: t('materials.remove'),
        action: () => remove(id),
      })
      if (isDone) showSuccess(t('materials.removed'))
    } catch (error) {
      showError(t('materials.removeFailed'), errorMessage(error))
    }
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('materials.removeNamed', { title })}
        title={t('materials.remove')}
        loading={isPending}
        onClick={() => void act()}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {addedBy && <p className={styles.by}>{t('materials.by', { name: addedBy })}</p>}
      {dialog}
    </>
  )
}

const ways = ['file', 'link'] as const

function AddMaterial({ sessionId, onClose }: { sessionId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('staffSessions')
  const [way, setWay] = useState<(typeof ways)[number]>('file')
  return (
    <FormDialog title={t('materials.addOne')} subject={sessionId} onClose={onClose}>
      {(id, form) => (
        <div className={styles.form}>
          <Segments
            label={t('materials.way')}
            value={way}
            options={ways.map((value) => ({ value, label: t(`materials.ways.${value}`) }))}
            onChoose={setWay}
            isLabelHidden
          />
          {way === 'file' ? <FileForm sessionId={id} {...form} /> : <LinkForm sessionId={id} {...form} />}
        </div>
      )}
    </FormDialog>
  )
}
