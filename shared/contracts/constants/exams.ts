/** Days before an exam on which a person may be reminded of it, the farthest first. */
export const examReminderDays = [14, 7, 3, 1] as const;
export const usualExamReminders = [7, 3, 1];
export const examsPerPerson = 400;
