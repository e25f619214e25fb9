import { createFileRoute } from '@tanstack/react-router';
import { FreierTeil } from '../../../features/akte/daten/daten-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/daten/frei')({ component: FreierTeil });
