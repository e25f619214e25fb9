import { createFileRoute } from '@tanstack/react-router';
import { PersonTeil } from '../../../features/akte/daten/daten-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/daten/')({ component: PersonTeil });
