export const courseSessionsPath = (courseId: string): string => `/coach/courses/${courseId}/sessions`
export const attendancePath = (sessionId: string): string => `/coach/session/${sessionId}`
