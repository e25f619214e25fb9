import { createFileRoute } from '@tanstack/react-router';
import { GesendetPage } from '../features/registrierung/gesendet-page.tsx';

export const Route = createFileRoute('/registrierung_/gesendet')({ component: GesendetPage });
