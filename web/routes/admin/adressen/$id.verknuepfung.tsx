import { createFileRoute } from '@tanstack/react-router';
import { VerknuepfungReiter } from '../../../features/adressen/verknuepfung-reiter.tsx';

export const Route = createFileRoute('/admin/adressen/$id/verknuepfung')({ component: VerknuepfungReiter });
