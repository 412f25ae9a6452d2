import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import type { Language } from '@sohbet/domain/language'
import { Link } from '@tiptap/extension-link'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { storedHtml } from './stored-html.ts'
import styles from './rich-editor.module.css'

/** Paragraphs, bold words, links and lists: what the server keeps. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Link.configure({
    openOnClick: false,
    protocols: ['mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  }),
]

type Props = {
  id: string
  label: string
  language: Language
  value: string
  hint: string | undefined
  error: string | undefined
  onChange: (html: string) => void
}

export function RichEditor({ id, label, language, value, hint, error, onChange }: Props) {
  const { t } = useTranslation('site')
  const noteId = useId()
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        lang: language,
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-describedby': noteId,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(storedHtml(changed.getHTML())),
  })
  // The text may change elsewhere: another item moved here, or the draft was discarded
  useEffect(() => {
    if (storedHtml(editor.getHTML()) !== storedHtml(value))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.rich}>
      <RichTextEditor
        editor={editor}
        withTypographyStyles={false}
        data-gap={hint !== undefined || undefined}
        data-fault={error !== undefined || undefined}
        classNames={{ root: styles.root, toolbar: styles.toolbar, content: styles.content }}
        labels={{
          boldControlLabel: t('rich.bold'),
          linkControlLabel: t('rich.link'),
          unlinkControlLabel: t('rich.unlink'),
          bulletListControlLabel: t('rich.bullets'),
          orderedListControlLabel: t('rich.numbers'),
          linkEditorInputLabel: t('rich.address'),
          linkEditorInputPlaceholder: 'https://',
          linkEditorSave: t('rich.saveLink'),
          linkEditorExternalLink: t('rich.openOut'),
          linkEditorInternalLink: t('rich.openOut'),
        }}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('rich.toolbar', { label })}>
          <span className={styles.side} aria-hidden>
            {language.toUpperCase()}
          </span>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Link disableTooltips />
            <RichTextEditor.Unlink />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <div id={noteId}>
        {hint && <p className={styles.gap}>{hint}</p>}
        {error && <p className={styles.fault}>{error}</p>}
      </div>
    </div>
  )
}
