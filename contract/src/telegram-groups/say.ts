import { addMessages } from '../say.ts'

/** Messages of the fields of groups. */
export const say = addMessages({
  'Group name must be at least 3 characters': 'Grup adı en az 3 karakter olmalı',
  'Group names must differ': 'Grup adları birbirinden farklı olmalı',
  'Choose a group': 'Bir grup seç',
  'Choose another group': 'Başka bir grup seç',
})
