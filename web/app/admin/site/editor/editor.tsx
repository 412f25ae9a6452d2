import { Button, Title } from '@mantine/core'
import type { SitePage } from '@sohbet/contract/site/site'
import { sitePages } from '@sohbet/contract/site/site-pages'
import { gapsOf } from '@sohbet/contract/site/site-values'
import IconEye from '#icons/IconEye'
import IconHistory from '#icons/IconHistory'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { sectionsOf } from '../content/sections.ts'
import { GapCount } from '../fields/gap-count.tsx'
import { PageState } from '../page-state.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditingContext, FaultsContext, OpenContext } from './editor-context.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { PlaceholderHelp } from './placeholder-help.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { EditorSection, SectionLinks } from './section.tsx'
import { useEditorActions } from './use-editor-actions.tsx'
import { useEditorState } from './use-editor-state.ts'
import styles from './editor.module.css'

type Dialog = 'preview' | 'publish' | 'history'

/** A page of the public site: its fields, its draft and its versions. */
export function SiteEditor({ initial }: { initial: SitePage }) {
  const state = useEditorState(initial)
  const { saved, content, isDirty, faults, open, editing } = state
  const { page } = saved
  const actions = useEditorActions(state)
  const [dialog, setDialog] = useState<Dialog>()
  const sections = useMemo(() => sectionsOf(page), [page])
  const gaps = useMemo(() => gapsOf(sitePages[page], content), [page, content])
  const leaveDialog = useLeaveGuard(isDirty)
  const close = () => setDialog(undefined)
  const openSaved = async (wanted: Dialog) => {
    if (await actions.save({ isQuiet: true })) setDialog(wanted)
  }
  return (
    <EditingContext value={editing}>
      <FaultsContext value={faults}>
        <OpenContext value={open}>
          <div className={styles.editor}>
            <EditorHead
              page={saved}
              gapCount={gaps.length}
              isSaving={actions.isSaving}
              onPreview={() => void openSaved('preview')}
              onHistory={() => setDialog('history')}
            />
            <SectionLinks sections={sections} />
            <PlaceholderHelp page={page} />
            {sections.map((section) => (
              <EditorSection key={section.key} section={section} content={content} />
            ))}
            <SaveBar isDirty={isDirty} faultCount={Object.keys(faults).length}>
              <EditorButtons
                isDraft={saved.isDraft}
                isDirty={isDirty}
                isSaving={actions.isSaving}
                onDiscard={() => void actions.discard()}
                onSave={() => void actions.save()}
                onPublish={() => void openSaved('publish')}
              />
            </SaveBar>
          </div>
          <PublishDialog
            isOpen={dialog === 'publish'}
            saved={saved}
            gaps={gaps}
            onClose={close}
            onPublish={actions.publish}
          />
          <PreviewDialog shown={dialog === 'preview' ? saved : undefined} onClose={close} />
          <HistoryDialog
            isOpen={dialog === 'history'}
            saved={saved}
            isDirty={isDirty}
            onClose={close}
            onRestore={actions.restore}
          />
          <ConflictDialog {...actions.conflict} />
          {actions.dialog}
          {leaveDialog}
        </OpenContext>
      </FaultsContext>
    </EditingContext>
  )
}

type HeadProps = {
  page: SitePage
  gapCount: number
  isSaving: boolean
  onPreview: () => void
  onHistory: () => void
}

/** The name and the state of the page, its preview and its versions. */
function EditorHead({ page, gapCount, isSaving, onPreview, onHistory }: HeadProps) {
  const { t } = useTranslation('site')
  return (
    <header className={styles.head}>
      <div>
        <Title order={1} data-work>
          {t(`pages.${page.page}`)}
        </Title>
        <p className={styles.state}>
          <PageState page={page} isExplained />
          <GapCount count={gapCount} />
        </p>
      </div>
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          loading={isSaving}
          onClick={onPreview}
        >
          {t('preview.button')}
        </Button>
        <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
          {t('history.button')}
        </Button>
      </ButtonRow>
    </header>
  )
}

type ButtonsProps = {
  isDraft: boolean
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
  onSave: () => void
  onPublish: () => void
}

function EditorButtons({ isDraft, isDirty, isSaving, onDiscard, onSave, onPublish }: ButtonsProps) {
  const { t } = useTranslation('site')
  return (
    <>
      {isDraft && (
        <Button variant="default" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button variant="default" loading={isSaving} disabled={!isDirty} onClick={onSave}>
        {t('save')}
      </Button>
      <Button disabled={!isDirty && !isDraft} loading={isSaving} onClick={onPublish}>
        {t('publish.button')}
      </Button>
    </>
  )
}
