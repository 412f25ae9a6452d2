import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconFileImport from '#icons/IconFileImport'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ImportForm } from './import-form.tsx'

/** The button and its dialog. */
export function ImportPeople() {
  const { t } = useTranslation('peopleImport')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} aria-hidden />} onClick={open}>
        {t('button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('title')} size="xl" closeOnClickOutside={false}>
        {isOpen && <ImportForm />}
      </Dialog>
    </>
  )
}
