import { createFileRoute } from '@tanstack/react-router';
import { TeilnehmendeReiter } from '../../../features/seminargruppen/teilnehmende-reiter.tsx';

export const Route = createFileRoute('/admin/seminargruppen/$id/teilnehmende')({ component: TeilnehmendeReiter });
