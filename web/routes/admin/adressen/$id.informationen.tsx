import { createFileRoute } from '@tanstack/react-router';
import { InformationenReiter } from '../../../features/adressen/informationen-reiter.tsx';

export const Route = createFileRoute('/admin/adressen/$id/informationen')({ component: InformationenReiter });
