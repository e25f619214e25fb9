import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { buildTheme, cssVariables, type TenantColors } from './theme.ts';

/** Mantine with a tenant's colours; the scheme follows the system until the user chooses one. */
export function ThemeProvider({ colors, children }: { colors: TenantColors; children: ReactNode }) {
	const { primary, secondary } = colors;
	const theme = useMemo(() => buildTheme({ primary, secondary }), [primary, secondary]);
	const resolver = useMemo(() => cssVariables({ primary, secondary }), [primary, secondary]);
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={resolver}
			defaultColorScheme="auto"
			// Mantine works out all its variables anyway: leaving out the usual ones would mean loading them as a file.
			deduplicateCssVariables={false}
		>
			{children}
		</MantineProvider>
	);
}
