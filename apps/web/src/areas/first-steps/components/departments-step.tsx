import { useState } from 'react';
import { DepartmentDialog } from '../../team/departments/department-dialog.tsx';
import { Step, type StepProps } from './step.tsx';

/** Step 2: departments of the company's own. */
export function DepartmentsStep({ steps: _steps, ...step }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Step
        {...step}
        title="Separe os departamentos"
        act={{ label: 'Criar departamento', onClick: () => setOpen(true) }}
      >
        Toda conversa entra em um departamento. O Geral já existe; crie outros, como Vendas ou Suporte, para
        dividir o trabalho.
      </Step>
      {isOpen && <DepartmentDialog department={null} onClose={() => setOpen(false)} />}
    </>
  );
}
