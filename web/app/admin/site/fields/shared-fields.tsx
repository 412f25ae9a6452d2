import { TextInput } from '@mantine/core'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { gapsOf } from '@sohbet/contract/site/site-values'
import { use } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatAmount } from '../../../ui/format.ts'
import { CountField } from '../../../ui/form/count-field.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useLabels } from '../content/use-labels.ts'
import { EditingContext, elementId, FaultsContext } from '../editor/editor-context.ts'
import styles from './fields.module.css'

type Props<Kind extends SiteField['kind']> = {
  field: Extract<SiteField, { kind: Kind }>
  path: string
  value: StoredValue
}

function useField(path: string) {
  const editing = use(EditingContext)
  const labels = useLabels(editing.page)
  return { ...editing, ...labels, label: labels.labelOf(path), fault: use(FaultsContext)[path] }
}

const text = (value: StoredValue): string => (typeof value === 'string' ? value : '')

/** One line for both languages. */
export function NameField({ field, path, value }: Props<'name'>) {
  const { t } = useTranslation('site')
  const { label, fault, change, check } = useField(path)
  const isMissing = gapsOf(field, value).length > 0
  return (
    <TextInput
      id={elementId(path)}
      label={label}
      value={text(value)}
      error={fault}
      description={isMissing && t('gap.blocking')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: styles.gap }}
      className={styles.short}
      data-gap={isMissing || undefined}
      autoComplete="off"
      onBlur={() => check(path, field, value)}
      onChange={({ currentTarget }) => change(path, currentTarget.value)}
    />
  )
}

export function ChoiceField({ field, path, value }: Props<'choice'>) {
  const { label, fault, change, optionOf } = useField(path)
  return (
    <SelectBox
      id={elementId(path)}
      label={label}
      value={text(value)}
      error={fault}
      data={field.options.map((option) => ({ value: option, label: optionOf(option) }))}
      className={styles.short}
      onChange={({ currentTarget }) => change(path, currentTarget.value)}
    />
  )
}

export function FlagField({ path, value }: Omit<Props<'flag'>, 'field'>) {
  const { t } = useTranslation('ui')
  const { label, change } = useField(path)
  return (
    <Switch
      id={elementId(path)}
      label={label}
      checked={value === true}
      onLabel={t('switch.on')}
      offLabel={t('switch.off')}
      onChange={({ currentTarget }) => change(path, currentTarget.checked)}
    />
  )
}

const exampleAmount = 10_000

/** The sign of per cent, where the language writes it, and what the number does to a price. */
function usePercent(path: string, value: StoredValue) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  if (!path.endsWith('.percent')) return {}
  const money = (amount: number) => formatAmount(amount, 'TRY', language)
  const sum = typeof value === 'number' && value > 0 ? money((exampleAmount * value) / 100) : undefined
  return {
    [language === 'tr' ? 'leftSection' : 'rightSection']: '%',
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    description: sum && t('percentExample', { price: money(exampleAmount), sum }),
  }
}

export function NumberField({ field, path, value }: Props<'count' | 'number'>) {
  const { label, fault, change, check } = useField(path)
  const percent = usePercent(path, value)
  const form = {
    getInputProps: () => ({
      value: value ?? '',
      error: fault,
      onChange: (typed: number | string) => change(path, typed === '' ? null : typed),
      onBlur: () => check(path, field, value),
    }),
  }
  return (
    <CountField
      id={elementId(path)}
      form={form}
      name={path}
      label={label}
      isOptional={field.kind === 'count'}
      className={styles.number}
      {...percent}
    />
  )
}
