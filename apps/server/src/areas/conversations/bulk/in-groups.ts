/**
 * Groups the conversations by department. Groups have a maximum size, which bounds the size of each group's event.
 */
export function inGroups(
  conversations: readonly { id: string; department_id: string }[],
): { department_id: string; conversation_ids: string[] }[] {
  const byDepartment = new Map<string, string[]>();
  for (const { id, department_id } of conversations) {
    const known = byDepartment.get(department_id);
    if (known) known.push(id);
    else byDepartment.set(department_id, [id]);
  }
  return [...byDepartment].flatMap(([department_id, ids]) =>
    Array.from({ length: Math.ceil(ids.length / groupSize) }, (_, group) => ({
      department_id,
      conversation_ids: ids.slice(group * groupSize, (group + 1) * groupSize),
    })),
  );
}

const groupSize = 500;
