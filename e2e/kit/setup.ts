// A browser, seven servers and two cores: generous, but finite.
jest.setTimeout(240_000);
