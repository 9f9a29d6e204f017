// The matchers themselves are set up for every test; this tells the compiler about them.
import '@testing-library/jest-dom';
