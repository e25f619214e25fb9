import { createFileRoute } from '@tanstack/react-router';
import { DatenReiter } from '../../../features/seminargruppen/daten-reiter.tsx';

export const Route = createFileRoute('/admin/seminargruppen/$id/')({ component: DatenReiter });
