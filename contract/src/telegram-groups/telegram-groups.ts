import { arrangements } from '@sohbet/domain/telegram-group/distribution'
import { minGroupName } from '@sohbet/domain/telegram-group/policy'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from './say.ts'
import { httpsLink, id, moment, oneLine, requiredText } from '../fields.ts'

const ofCourse = { params: z.object({ courseId: id }) }
const message = z.object({ message: z.string() })
const score = z.number().int().nullable()

const maxGroups = 400
const maxGroupName = 100

export const telegramGroup = z.object({
  id,
  name: z.string(),
  memberCount: z.number().int(),
  /** Members join with it; null until an admin sets it. */
  inviteLink: z.string().nullable(),
})
export type TelegramGroup = z.infer<typeof telegramGroup>

const groupMember = z.object({
  /** The user's id. */
  id,
  username: z.string(),
  email: z.string(),
  /** Null for a learner without a level test, enrolled by an admin. */
  levelTestResult: z.object({ score: z.number().int() }).nullable(),
})
export type GroupMember = z.infer<typeof groupMember>

/** What is known of a member of a group; the messaging app itself tells us nothing. */
export const groupPresence = z.object({
  /** When the member first opened the invite link. */
  openedAt: moment.nullable(),
  /** What the member or the staff says last; null while nobody has said anything. */
  isInGroup: z.boolean().nullable(),
})
export type GroupPresence = z.infer<typeof groupPresence>

/** A group as its member sees it. Other members' groups and ended courses are left out. */
export const ownTelegramGroup = telegramGroup.extend({
  courseId: id,
  courseName: z.string(),
  ...groupPresence.shape,
})
export type OwnTelegramGroup = z.infer<typeof ownTelegramGroup>

const requirements = z.object({
  canCreate: z.boolean(),
  /** Why groups cannot be created, or that everything is ready. */
  message: z.string(),
  /** Learners with an active seat; pending seats do not count. */
  enrollmentCount: z.number().int(),
  requiredGroups: z.number().int(),
  groupSizes: z.array(z.number().int()),
})
export type GroupRequirements = z.infer<typeof requirements>

export const getGroupRequirements = endpoint({
  method: 'GET',
  path: '/telegram-groups/requirements/:courseId',
  summary: 'Check whether the groups of a course can be created, with their number and size',
  access: only('admin'),
  ...ofCourse,
  reply: requirements,
})

const arrangement = z.enum(arrangements).default('similar')

const groupPreview = z.object({
  members: z.array(z.object({ id, username: z.string(), score })),
  lowest: z.number().int(),
  highest: z.number().int(),
  average: z.number().int(),
})
export type GroupPreview = z.infer<typeof groupPreview>

export const previewGroups = endpoint({
  method: 'GET',
  path: '/telegram-groups/preview/:courseId',
  summary: 'Preview the groups of a course',
  access: only('admin'),
  ...ofCourse,
  query: z.object({ arrangement }),
  reply: z.array(groupPreview),
})

export const listTelegramGroups = endpoint({
  method: 'GET',
  path: '/telegram-groups/course/:courseId',
  summary: 'List the groups of a course',
  access: only('admin'),
  ...ofCourse,
  reply: z.array(telegramGroup),
})

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/telegram-groups/:id/members',
  summary: 'List the members of a group, highest score first',
  access: only('admin'),
  params: z.object({ id }),
  reply: z.array(groupMember),
})

export const listUngrouped = endpoint({
  method: 'GET',
  path: '/telegram-groups/course/:courseId/without-group',
  summary: 'List learners of a course without a group, for example because all groups were full',
  access: only('admin'),
  ...ofCourse,
  reply: z.array(groupMember),
})

const tooShort = say('Group name must be at least 3 characters')
const groupName = requiredText(maxGroupName, tooShort).min(minGroupName, tooShort).pipe(oneLine(maxGroupName))

/** One name for each required group, in order. */
const groupNames = z
  .array(groupName, { error: ({ code }) => (code === 'invalid_type' ? tooShort : undefined) })
  .min(1, tooShort)
  .max(maxGroups)
  .superRefine((names, context) => {
    for (const [place, name] of names.entries())
      if (names.indexOf(name) < place)
        context.addIssue({ code: 'custom', path: [place], message: say('Group names must differ') })
  })

export const newGroups = z.object({ groupNames, arrangement })

export const createGroups = endpoint({
  method: 'POST',
  path: '/telegram-groups/create-and-distribute/:courseId',
  summary: 'Create the groups of a course and assign its learners',
  access: only('admin'),
  ...ofCourse,
  status: 201,
  body: newGroups,
  reply: message.extend({ groups: z.array(telegramGroup) }),
})

export const groupChange = z
  .object({
    userId: id,
    /**
     * The learner's group on the caller's screen; null without a group. When it is no longer current, the call
     * changes nothing.
     */
    currentGroupId: id.nullish(),
    newGroupId: z.uuid(say('Choose a group')).toLowerCase(),
  })
  .refine(({ currentGroupId, newGroupId }) => currentGroupId !== newGroupId, {
    path: ['newGroupId'],
    error: say('Choose another group'),
  })

export const changeUserGroup = endpoint({
  method: 'PUT',
  path: '/telegram-groups/change-user-group',
  summary: 'Move a learner to another group of the same course',
  access: only('admin'),
  body: groupChange,
  reply: message,
})

/** An empty link removes it. */
export const inviteLinkFields = z.object({
  inviteLink: z
    .union([z.literal('').transform(() => null), httpsLink], say('Must be a valid URL'))
    .nullable(),
})

export const setInviteLink = endpoint({
  method: 'PUT',
  path: '/telegram-groups/:id/invite-link',
  summary: 'Set the invite link of a group',
  access: only('admin'),
  params: z.object({ id }),
  body: inviteLinkFields,
  reply: telegramGroup,
})

const ofMember = { access: own('the group', { who: ['learner'] }), params: z.object({ id }) }

export const openGroupLink = endpoint({
  method: 'POST',
  path: '/telegram-groups/:id/opened',
  summary: 'Record that you opened the invite link of your group; the first time counts',
  ...ofMember,
  reply: groupPresence,
})

/** Whether the member is in the group of the messaging app. */
export const presenceFields = z.object({ isInGroup: z.boolean() })

export const sayOwnPresence = endpoint({
  method: 'PUT',
  path: '/telegram-groups/:id/presence',
  summary: 'Say whether you are in your group in the messaging app',
  ...ofMember,
  body: presenceFields,
  reply: groupPresence,
})

export const deleteGroups = endpoint({
  method: 'DELETE',
  path: '/telegram-groups/course/:courseId',
  summary: 'Delete the groups of a course, so that they can be created again',
  access: only('admin'),
  ...ofCourse,
  reply: message,
})
