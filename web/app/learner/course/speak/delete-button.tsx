import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

type Props = { name: string; question: string; isBusy: boolean; onYes: () => void }

export function DeleteButton({ name, question, isBusy, onYes }: Props) {
  const { t } = useTranslation('speak')
  const [isAsking, asking] = useDisclosure(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t('deleteNamed', { name })}
        loading={isBusy}
        onClick={asking.open}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        message={question}
        isDestructive
        deed={t('delete')}
        onYes={() => {
          asking.close()
          onYes()
        }}
        onNo={asking.close}
      />
    </>
  )
}
